import type { ComponentPropsWithoutRef, ComponentPropsWithRef, ReactNode } from 'react'
import type { LinkTarget } from '../site/routes'
import { ArrowIcon } from './icons'
import { SiteLink } from './site-link'

/**
 * `primary` is the paintbrush call to action: 'talk to us' or 'start', one per screen.
 * `secondary` is an outline, on light and dark. `prairie` is for actions inside the application,
 * `soil` on wheat, `quiet` for a way back.
 */
const VARIANTS = {
  primary:
    'border-transparent bg-paintbrush text-white hover:bg-paintbrush-dark active:translate-y-px active:bg-paintbrush-dark',
  secondary:
    'border-soil hover:bg-soil hover:text-limestone active:translate-y-px on-dark:border-on-dark-quiet on-dark:hover:bg-limestone on-dark:hover:text-soil',
  prairie: 'border-transparent bg-prairie text-white hover:bg-prairie-dark active:translate-y-px',
  soil: 'border-transparent bg-soil text-limestone hover:bg-soil-2 active:translate-y-px',
  quiet: 'border-transparent text-soil-2 hover:text-soil max-md:px-3',
} as const

/** `regular` is 56 px high, `small` 46 px. */
const SIZES = {
  regular: 'min-h-14 px-4 text-body md:px-6.5',
  small: 'min-h-11.5 px-4.5 text-body',
} as const

const BASE =
  'group inline-flex cursor-pointer items-center justify-center gap-3 rounded-control border-[1.5px] text-center leading-tight font-semibold text-balance transition-colors'

export interface ButtonLook {
  readonly variant?: keyof typeof VARIANTS
  readonly size?: keyof typeof SIZES
  /** Adds the drawn arrow. */
  readonly arrow?: boolean
  readonly className?: string
  readonly children?: ReactNode
  /** Its text, where it has no children. */
  readonly label?: string
}

/** Button classes for the rare element that is neither `Button` nor `ButtonLink`. */
export function buttonClass({ variant = 'primary', size = 'regular' }: ButtonLook, extra = '') {
  return `${BASE} ${VARIANTS[variant]} ${SIZES[size]} ${extra}`
}

/** The attributes of a button, or of a link that looks like one. */
function attributes<Look extends ButtonLook>(look: Look) {
  const { variant, size, arrow, label, children = label, ...rest } = look
  return {
    ...rest,
    'data-primary': (variant ?? 'primary') === 'primary' ? '' : undefined,
    className: buttonClass({ variant, size }, rest.className),
    // Text beside an icon gets its own element (tests/setup/text-guard.ts).
    children: arrow ? (
      <>
        <span>{children}</span>
        <ArrowIcon />
      </>
    ) : (
      children
    ),
  }
}

/** An action on the page. */
export function Button(props: ComponentPropsWithRef<'button'> & ButtonLook) {
  return <button type="button" {...attributes(props)} />
}

/** A link to a page of this site that looks like a button. */
export function ButtonLink(
  props: Omit<ComponentPropsWithoutRef<'a'>, 'href'> & ButtonLook & { readonly to: LinkTarget },
) {
  return <SiteLink {...attributes(props)} />
}
