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
    <button
      type="button"
      aria-label={`${action} ${subject}`}
      onClick={onToggle}
      className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border-[1.5px] border-soil px-4 text-small font-semibold text-soil transition-colors hover:bg-soil hover:text-limestone on-dark:border-on-dark-quiet on-dark:text-limestone on-dark:hover:bg-limestone on-dark:hover:text-soil unfolded:hidden"
    >
      <Icon className="size-3.5" />
      <span>{action}</span>
    </button>
  )
}
