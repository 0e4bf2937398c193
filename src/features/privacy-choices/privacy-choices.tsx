import { useId, useState, useSyncExternalStore } from 'react'
import {
  choosePrivacy,
  hasGlobalPrivacyControl,
  privacyChoice,
  subscribeToPrivacyChoice,
  type PrivacyPurpose,
} from '../../browser/privacy-choice'
import { privacyChoices as content } from '../../content/privacy-choices'
import { Button } from '../../ui/button'
import { Dialog, DialogDescription, DialogTitle } from '../../ui/dialog'
import { SiteLink } from '../../ui/site-link'

// A native checkbox that looks like a switch.

const TRACK =
  'relative h-7 w-13 cursor-pointer appearance-none rounded-full border-[1.5px] border-line-strong bg-white transition-colors checked:border-prairie checked:bg-prairie disabled:cursor-not-allowed disabled:bg-limestone-2'

/** Slides to the other end while the switch is on. */
const THUMB =
  'before:absolute before:top-[3px] before:left-[3px] before:size-4.5 before:rounded-full before:bg-line-strong before:transition-transform checked:before:translate-x-6 checked:before:bg-white'

/** 'Your privacy choices': what the site uses, and a switch for each purpose. */
export function PrivacyChoices({ onClose }: { readonly onClose: () => void }) {
  const id = useId()
  const choice = useSyncExternalStore(subscribeToPrivacyChoice, privacyChoice)
  const [change, setChange] = useState<{ purpose: PrivacyPurpose; isKept: boolean }>()
  const hasSignal = hasGlobalPrivacyControl()

  return (
    <Dialog
      onClose={onClose}
      className="flex flex-col max-md:inset-4 max-md:m-auto max-md:h-fit max-md:max-h-[calc(100dvh-2rem)] max-md:rounded-dialog md:h-fit md:max-h-[calc(100dvh-3rem)] md:w-150"
    >
      <DialogTitle className="px-6 pt-6 pr-16 pb-3 text-h3 md:px-10 md:pt-10">
        {content.title}
      </DialogTitle>
      {/* The text scrolls above the buttons; on low screens all of it does (WCAG 1.4.10). */}
      <div className="shrink-0 px-6 pb-4 md:px-10 tall:min-h-0 tall:shrink tall:overflow-y-auto tall:overscroll-contain">
        <DialogDescription className="text-soil-2">{content.intro}</DialogDescription>
        <div className="mt-5 border-t-[1.5px] border-soil">
          {(['advertising', 'measurement'] as const).map((purpose) => {
            const isDisabled = purpose === 'advertising' && hasSignal
            const isOn = choice[purpose] && !isDisabled
            const { name, text } = content[purpose]
            return (
              <div key={purpose} className="border-b border-line py-4">
                <label
                  htmlFor={id + purpose}
                  className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4 has-disabled:cursor-not-allowed"
                >
                  <span className="font-heading text-h3">{name}</span>
                  <span className="flex items-center gap-3">
                    {/* The state is also text, not only a color (WCAG 1.4.1). */}
                    <span aria-hidden="true" className="text-small text-soil-2">
                      {isOn ? content.on : content.off}
                    </span>
                    <input
                      id={id + purpose}
                      type="checkbox"
                      // A native checkbox has its checked state built in.
                      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
                      role="switch"
                      aria-describedby={`${id}${purpose}-text`}
                      checked={isOn}
                      disabled={isDisabled}
                      onChange={({ target }) => {
                        const isKept = choosePrivacy({ ...choice, [purpose]: target.checked })
                        setChange({ purpose, isKept })
                      }}
                      className={`${TRACK} ${THUMB}`}
                    />
                  </span>
                </label>
                <p id={`${id}${purpose}-text`} className="mt-1 text-small text-soil-2 md:pr-18">
                  {text}
                </p>
              </div>
            )
          })}
        </div>
        <p className="mt-4 text-small text-soil-2">
          {hasSignal ? content.signal.seen : content.signal.notSeen}
        </p>
      </div>
      <div className="shrink-0 border-t border-line px-6 pt-2 pb-4 md:px-10 md:pb-8">
        <p role="status" className="min-h-6 text-small font-semibold text-prairie">
          {/* The state is part of it, because an equal text is not announced again (WCAG 4.1.3). */}
          {change &&
            `${content[change.purpose].name}: ${choice[change.purpose] ? content.on : content.off}. ${change.isKept ? content.kept : content.notKept}`}
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button variant="prairie" onClick={onClose}>
            {content.done}
          </Button>
          <SiteLink
            to="privacy"
            onClick={onClose}
            className="inline-flex min-h-11 items-center font-semibold text-prairie underline underline-offset-4"
          >
            {content.policy}
          </SiteLink>
        </div>
      </div>
    </Dialog>
  )
}
