import type { ComponentProps } from 'react'

/** One option of a framed group of native radios. CSS reads the choice, so no script is needed. */
export function Choice({ className, children, ...input }: ComponentProps<'input'>) {
  return (
    <label
      className={`relative min-h-11 cursor-pointer font-semibold outline-offset-3 outline-prairie has-checked:bg-soil has-checked:text-limestone has-focus-visible:outline-2 ${className}`}
    >
      <input
        type="radio"
        {...input}
        className="absolute inset-0 cursor-pointer appearance-none outline-none"
      />
      {children}
    </label>
  )
}
