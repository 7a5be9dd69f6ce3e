import { Card, media, styled } from 'platform';

export const Head = styled.header`
  padding-block: var(--space-4) var(--space-6);
`;

export const Lead = styled.p`
  max-width: var(--measure);
  margin-top: var(--space-2);
  color: var(--color-text-muted);
  font-size: var(--text-lg);
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) calc(var(--width-aside) + var(--space-10));
  gap: var(--space-8) var(--space-10);
  align-items: start;
  padding-bottom: var(--space-section);

  ${media.below.large} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Sheet = styled(Card)`
  position: relative;
  padding: var(--space-8);

  ${media.below.medium} {
    padding: var(--space-5);
  }
`;

export const FormTitle = styled.h2`
  font-size: var(--text-xl);
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-5) var(--space-4);
  align-items: start;

  ${media.below.medium} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-5);
  align-items: center;
`;

export const Small = styled.p`
  flex: 1 1 calc(var(--space-16) * 4);
  color: var(--color-text-muted);
  font-size: var(--text-xs);
`;

export const Aside = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
`;

export const AsideTitle = styled.h2`
  margin-bottom: var(--space-4);
  font-size: var(--text-xl);
`;

export const Details = styled.dl`
  display: grid;
  gap: var(--space-4);

  & > div {
    position: relative;
    padding-left: calc(var(--icon-md) + var(--space-3));
  }

  svg {
    position: absolute;
    top: var(--space-1);
    left: 0;
    color: var(--color-brand-text);
  }

  dt {
    color: var(--color-text-muted);
    font-size: var(--text-sm);
  }

  dd {
    overflow-wrap: anywhere;
    font-weight: var(--weight-medium);
  }
`;

export const More = styled.p`
  margin-top: var(--space-4);
`;
