import * as RadixTabs from '@radix-ui/react-tabs'
import { createContext, use, type ComponentPropsWithRef, type ReactNode } from 'react'

interface Selection {
  readonly value: string
  readonly onValueChange: (value: string) => void
}

const SelectionContext = createContext<Selection | null>(null)

/** Without Radix's style attributes, which the Content-Security-Policy blocks and which nothing here needs. */
function Unstyled(props: ComponentPropsWithRef<'div'>) {
  return <div {...props} style={undefined} />
}

interface PartProps {
  readonly className?: string
  readonly children: ReactNode
}

/** Tabs after the ARIA pattern: arrow keys move, the one in focus is shown. The caller keeps the value. */
export function Tabs({ className, children, ...selection }: Selection & PartProps) {
  return (
    <SelectionContext value={selection}>
      <RadixTabs.Root {...selection} className={className}>
        {children}
      </RadixTabs.Root>
    </SelectionContext>
  )
}

/** The row of tabs. `label` names it for assistive technology. */
export function TabList({ label, className, children }: PartProps & { readonly label: string }) {
  return (
    // Out of the tab order: the current tab is in it, also in markup that sleeps (see Tab).
    <RadixTabs.List asChild aria-label={label} tabIndex={-1} className={className}>
      <Unstyled>{children}</Unstyled>
    </RadixTabs.List>
  )
}

/** One tab. Looks go by `data-state` (active, inactive) and `disabled`. */
export function Tab({
  value,
  disabled,
  className = '',
  children,
}: PartProps & { readonly value: string; readonly disabled?: boolean }) {
  const selection = use(SelectionContext)
  return (
    <RadixTabs.Trigger
      value={value}
      disabled={disabled}
      className={`data-pressed:outline-none ${className}`}
      // Radix makes a tab reachable only once it runs; a prerendered tab must be so before.
      tabIndex={value === selection?.value ? 0 : -1}
      // Radix chooses on mouse down; assistive technology and replayed taps send a click alone.
      onClick={() => selection?.onValueChange(value)}
      // Radix moves the focus by script, which browsers take for a keyboard's and draw the ring.
      onPointerDown={({ currentTarget }) => {
        currentTarget.dataset.pressed = ''
      }}
      onBlur={({ currentTarget }) => {
        delete currentTarget.dataset.pressed
      }}
    >
      {children}
    </RadixTabs.Trigger>
  )
}

/** What a tab shows. `kept` prerenders it also while another tab is chosen; the caller hides it then. */
export function TabPanel({
  value,
  kept,
  className,
  children,
}: PartProps & { readonly value: string; readonly kept?: true }) {
  return (
    // Radix makes a panel a tab stop, where nothing can be done.
    <RadixTabs.Content
      asChild
      value={value}
      forceMount={kept}
      tabIndex={undefined}
      className={className}
    >
      <Unstyled>{children}</Unstyled>
    </RadixTabs.Content>
  )
}
