interface KeptContentProps {
  /** Result of `readableContent`: markup that was in the document. */
  markup: string;
}

/**
 * Content of the document that a panel would have replaced. The markup is serialized from this document, so its texts are escaped,
 * and the page's policy runs no inline scripts.
 */
export function KeptContent({ markup }: KeptContentProps) {
  return <div dangerouslySetInnerHTML={{ __html: markup }} />;
}
