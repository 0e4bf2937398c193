/** A promise that the test resolves. Node 20 has no `Promise.withResolvers`. */
export function lateValue<Value>() {
  let resolve: (value: Value) => void = () => undefined
  const promise = new Promise<Value>((keep) => {
    resolve = keep
  })
  return { promise, resolve }
}
