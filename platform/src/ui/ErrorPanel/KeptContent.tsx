interface KeptContentProps {
  /** Result of `readableContent`: markup that was in the document. */
  markup: string;
}

/** Content of the document that a panel would have replaced. */
export function KeptContent({ markup }: KeptContentProps) {
  return <div dangerouslySetInnerHTML={{ __html: markup }} />;
}
