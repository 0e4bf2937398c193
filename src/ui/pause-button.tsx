import { Button } from './button'
import { PauseIcon, PlayIcon } from './icons'

/** Pauses and resumes automatic motion (WCAG 2.2.2). Its label names the action. */
export function PauseButton({
  playing,
  subject,
  onToggle,
}: {
  readonly playing: boolean
  /** What moves, for example 'testimonials'. */
  readonly subject: string
  readonly onToggle: () => void
}) {
  const action = playing ? 'Pause' : 'Play'
  const Icon = playing ? PauseIcon : PlayIcon
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={`${action} ${subject}`}
      onClick={onToggle}
      className="-ml-4.5 max-md:-ml-3 on-dark:text-on-dark on-dark:hover:text-limestone unfolded:hidden"
    >
      <Icon />
      <span>{action}</span>
    </Button>
  )
}
