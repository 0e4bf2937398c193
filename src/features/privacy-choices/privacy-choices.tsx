import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { lockScroll } from '../../browser/lock-scroll'
import {
  choosePrivacy,
  hasGlobalPrivacyControl,
  privacyChoice,
  subscribeToPrivacyChoice,
  type PrivacyChoice,
} from '../../browser/privacy-choice'
import { privacyChoices as content } from '../../content/privacy-choices'
import { Button } from '../../ui/button'
import { CloseIcon } from '../../ui/icons'
import { NativeDialog } from '../../ui/native-dialog'
import { SiteLink } from '../../ui/site-link'
import { PrivacySwitch } from './privacy-switch'

/** 'Your privacy choices' (decisions.md 21): what is used, and a switch for each purpose. */
export function PrivacyChoices({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const choice = useSyncExternalStore(subscribeToPrivacyChoice, privacyChoice)
  const [kept, setKept] = useState<boolean>()
  const hasSignal = hasGlobalPrivacyControl()

  useLayoutEffect(lockScroll, [])

  const close = () => {
    // The element gives the focus back to where it was; its close event does the rest.
    dialog.current?.close()
  }
  const choose = (change: Partial<PrivacyChoice>) => {
    setKept(choosePrivacy({ ...choice, ...change }))
  }

  return (
    <NativeDialog
      ref={dialog}
      aria-labelledby="privacy-choices-title"
      onClose={onClose}
      className="max-h-[calc(100dvh-2rem)] overflow-y-auto overscroll-contain"
    >
      <button
        type="button"
        aria-label={content.close}
        onClick={close}
        className="absolute top-3 right-3 inline-flex size-11 cursor-pointer items-center justify-center rounded-control hover:bg-soil/6"
      >
        <CloseIcon />
      </button>
      <h2 id="privacy-choices-title" className="pr-10 text-h3">
        {content.title}
      </h2>
      <p className="mt-3 text-soil-2">{content.intro}</p>
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
      <p role="status" className="mt-2 min-h-6 text-small font-semibold text-prairie">
        {kept === undefined ? '' : kept ? content.kept : content.notKept}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button variant="prairie" onClick={close}>
          {content.done}
        </Button>
        <SiteLink
          to="privacy"
          onClick={close}
          className="inline-flex min-h-11 items-center font-semibold text-prairie underline underline-offset-4"
        >
          {content.policy}
        </SiteLink>
      </div>
    </NativeDialog>
  )
}
