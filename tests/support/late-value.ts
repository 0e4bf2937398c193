/** A promise that the test keeps when it wants to; `Promise.withResolvers` is not in Node 20. */
export function lateValue<Value>() {
  let resolve: (value: Value) => void = () => undefined
  const promise = new Promise<Value>((keep) => {
    resolve = keep
  })
  return { promise, resolve }
}
