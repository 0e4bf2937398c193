import * as RadixTabs from '@radix-ui/react-tabs'
import { createContext, use, type ComponentPropsWithRef, type ReactNode } from 'react'

interface Selection {
  readonly value: string
  readonly onValueChange: (value: string) => void
  readonly activationMode?: 'manual'
}

const SelectionContext = createContext<Selection | null>(null)

/** Drops Radix's style attributes, which the Content-Security-Policy blocks and nothing here needs. */
function Unstyled(props: ComponentPropsWithRef<'div'>) {
  return <div {...props} style={undefined} />
}

interface PartProps {
  readonly className?: string
  readonly children: ReactNode
}

/**
 * Tabs by the ARIA pattern: arrow keys move the focus and select, or with `activationMode` manual only move it. The caller
 * keeps the value.
 */
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
    // Not a tab stop, because the current tab is one, even in markup that is not hydrated yet (see Tab).
    <RadixTabs.List asChild aria-label={label} tabIndex={-1} className={className}>
      <Unstyled>{children}</Unstyled>
    </RadixTabs.List>
  )
}

/** One tab. Style it by `data-state` (active, inactive) and `disabled`. */
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
      // Radix makes a tab focusable only after hydration; a prerendered tab must be focusable before.
      tabIndex={value === selection?.value ? 0 : -1}
      // Radix selects on mouse down, but assistive technology and replayed taps send only a click.
      onClick={() => selection?.onValueChange(value)}
      // Radix moves the focus by script, for which browsers draw the focus ring as for a keyboard.
      // It leaves the focus alone at a right click, which on a Mac can be a click with Ctrl.
      onMouseDown={({ button, ctrlKey, currentTarget }) => {
        if (button === 0 && !ctrlKey) currentTarget.dataset.pressed = ''
      }}
      onBlur={({ currentTarget }) => {
        delete currentTarget.dataset.pressed
      }}
    >
      {children}
    </RadixTabs.Trigger>
  )
}

/** The content of a tab. `kept` also renders it while another tab is selected; the caller hides it then. */
export function TabPanel({
  value,
  kept,
  className,
  children,
}: PartProps & { readonly value: string; readonly kept?: true }) {
  return (
    // Radix makes the panel a tab stop, which is of no use here.
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
