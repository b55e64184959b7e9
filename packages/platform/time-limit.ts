/** Its answer, or, when the time is over, what stands in for it. */
export async function orAfter<Value, Instead>(
  limitMs: number,
  wanted: Promise<Value>,
  instead: Instead,
): Promise<Value | Instead> {
  const { promise: late, resolve } = Promise.withResolvers<Instead>();
  const timer = setTimeout(resolve, limitMs, instead);
  try {
    return await Promise.race([wanted, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Its answer in time, or a failure that says how it is late. */
export async function within<Value>(
  limitMs: number,
  call: () => Promise<Value>,
  lateness: () => Error,
): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(lateness()), limitMs);
  try {
    return await Promise.race([call(), late]);
  } finally {
    clearTimeout(timer);
  }
}
