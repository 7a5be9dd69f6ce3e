/**
 * The promise's value, or `fallback` if it takes longer than this many milliseconds. The work continues. Custom implementation: cockatiel's
 * `timeout` has no fallback.
 */
export async function valueInTime<Value, Fallback>(
  promise: Promise<Value>,
  milliseconds: number,
  fallback: Fallback,
): Promise<Value | Fallback> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Fallback>((resolve) => {
    timer = setTimeout(resolve, milliseconds, fallback);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
