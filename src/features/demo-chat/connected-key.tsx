import { demoChat } from '../../content/demo-chat'
import { CheckIcon } from '../../ui/icons'
import { PROVIDER_HOST } from './ai-client'
import { OUTLINE_BUTTON } from './panel-styles'

const text = demoChat.keyForm

/** Says where the visitor's key goes while it is in use, with the button to disconnect it. */
export function ConnectedKey({ onDisconnect }: { readonly onDisconnect: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 text-small text-soil-2">
      <p className="flex min-w-48 flex-1 gap-3">
        <CheckIcon className="mt-1.5 h-3.5 w-4.5 shrink-0 text-prairie" />
        <span>
          {text.connectedText} {PROVIDER_HOST}.
        </span>
      </p>
      <button type="button" className={OUTLINE_BUTTON} onClick={onDisconnect}>
        {text.disconnect}
      </button>
    </div>
  )
}
