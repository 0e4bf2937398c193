import type { ComponentProps } from 'react'

/** One of a few native radios in a frame. CSS alone reads what is chosen, so it needs no script. */
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
