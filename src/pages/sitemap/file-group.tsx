import { ExternalLink } from '../../ui/external-link'
import { OutwardIcon } from '../../ui/icons'
import { Group, GROUP_LINK } from './link-group'

/** Files for programs, opened in a new tab. */
export function FileGroup({
  title,
  files,
}: {
  readonly title: string
  readonly files: readonly { readonly label: string; readonly href: string }[]
}) {
  return (
    <Group title={title}>
      {files.map(({ label, href }) => (
        <li key={href} className="border-b border-line py-2">
          <ExternalLink href={href} className={GROUP_LINK}>
            {label} <OutwardIcon />
          </ExternalLink>
        </li>
      ))}
    </Group>
  )
}
