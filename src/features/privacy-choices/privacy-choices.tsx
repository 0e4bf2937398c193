import { useState, useSyncExternalStore } from 'react'
import {
  choosePrivacy,
  hasGlobalPrivacyControl,
  privacyChoice,
  subscribeToPrivacyChoice,
  type PrivacyChoice,
} from '../../browser/privacy-choice'
import { privacyChoices as content } from '../../content/privacy-choices'
import { Button } from '../../ui/button'
import { Dialog, DialogDescription, DialogTitle } from '../../ui/dialog'
import { SiteLink } from '../../ui/site-link'
import { PrivacySwitch } from './privacy-switch'

/** 'Your privacy choices': what is used, and a switch for each purpose. */
export function PrivacyChoices({ onClose }: { readonly onClose: () => void }) {
  const choice = useSyncExternalStore(subscribeToPrivacyChoice, privacyChoice)
  const [kept, setKept] = useState<boolean>()
  const hasSignal = hasGlobalPrivacyControl()

  const choose = (change: Partial<PrivacyChoice>) => {
    setKept(choosePrivacy({ ...choice, ...change }))
  }

  return (
    <Dialog
      onClose={onClose}
      className="flex flex-col max-md:inset-4 max-md:m-auto max-md:h-fit max-md:max-h-[calc(100dvh-2rem)] max-md:rounded-dialog md:h-fit md:max-h-[calc(100dvh-3rem)] md:w-150"
    >
      <DialogTitle className="px-6 pt-6 pr-16 pb-3 text-h3 md:px-10 md:pt-10">
        {content.title}
      </DialogTitle>
      {/* On phones the text scrolls, and the way out stays in view below it. */}
      <div className="min-h-0 overflow-y-auto overscroll-contain px-6 pb-4 md:px-10">
        <DialogDescription className="text-soil-2">{content.intro}</DialogDescription>
        <div className="mt-5 border-t-[1.5px] border-soil">
          <PrivacySwitch
            {...content.advertising}
            checked={choice.advertising && !hasSignal}
            disabled={hasSignal}
            onChange={(advertising) => {
              choose({ advertising })
            }}
          />
          <PrivacySwitch
            {...content.measurement}
            checked={choice.measurement}
            onChange={(measurement) => {
              choose({ measurement })
            }}
          />
        </div>
        <p className="mt-4 text-small text-soil-2">
          {hasSignal ? content.signal.seen : content.signal.notSeen}
        </p>
      </div>
      <div className="shrink-0 border-t border-line px-6 pt-2 pb-4 md:px-10 md:pb-8">
        <p role="status" className="min-h-6 text-small font-semibold text-prairie">
          {kept === undefined ? '' : kept ? content.kept : content.notKept}
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
