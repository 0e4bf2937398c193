import { useEffect, useRef } from 'react'
import { demoChat } from '../../content/demo-chat'
import { CheckIcon } from '../../ui/icons'
import { ApiKeyForm } from './api-key-form'
import { ConnectedKey } from './connected-key'
import { MessageForm } from './message-form'
import { MessageList } from './message-list'
import { OUTLINE_BUTTON } from './panel-styles'
import { Suggestions } from './suggestions'
import { useDemoChat } from './use-demo-chat'

/**
 * The demo chat of the home page: local replies, or those of the visitor's own AI provider once a key
 * is connected. It is an island on a dark section.
 */
export function DemoChat() {
  const [{ messages, openQuestion, keyPanel, apiKey }, dispatch] = useDemoChat()
  const log = useRef<HTMLDivElement>(null)
  const connectButton = useRef<HTMLButtonElement>(null)
  const isConnected = apiKey !== null
  const isOpen = keyPanel.status !== 'closed'

  const wasConnected = useRef(isConnected)
  useEffect(() => {
    if (wasConnected.current === isConnected) return
    wasConnected.current = isConnected
    // The form that had the focus is gone, so the focus moves to the button (WCAG 2.4.3).
    const button = connectButton.current
    if (button?.ownerDocument.activeElement === button?.ownerDocument.body) button?.focus()
  }, [isConnected])

  function send(text: string) {
    dispatch({ type: 'messageSent', text, timestamp: Date.now() })
  }

  return (
    <section
      aria-labelledby="demo-chat-title"
      className="overflow-hidden rounded-panel bg-limestone text-soil [--focus-ring:theme(colors.prairie.DEFAULT)]"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3.5 pr-4 pl-5">
        <p id="demo-chat-title" className="flex items-baseline gap-3">
          <span className="font-heading text-lead">{demoChat.title}</span>
          <span className="text-small text-soil-3">{demoChat.tag}</span>
        </p>
        <button
          type="button"
          ref={connectButton}
          className={OUTLINE_BUTTON}
          aria-expanded={isOpen}
          aria-controls="demo-chat-key"
          onClick={() => {
            dispatch({ type: 'keyPanelToggled' })
          }}
        >
          {isConnected && <CheckIcon />}
          {isConnected ? demoChat.connected : demoChat.connect}
        </button>
      </div>
      <div
        id="demo-chat-key"
        hidden={!isOpen}
        className="border-b border-line bg-limestone-2 px-5 py-4"
      >
        {isOpen && isConnected && (
          <ConnectedKey
            onDisconnect={() => {
              dispatch({ type: 'disconnected', timestamp: Date.now() })
            }}
          />
        )}
        {isOpen && !isConnected && (
          <ApiKeyForm
            isChecking={keyPanel.status === 'checking'}
            error={keyPanel.status === 'open' ? keyPanel.error : null}
            onSubmit={(key) => {
              dispatch(
                key === ''
                  ? { type: 'keyRefused', error: demoChat.keyForm.empty }
                  : { type: 'keySubmitted', apiKey: key },
              )
            }}
          />
        )}
      </div>
      <div className="flex min-h-60 flex-col justify-between">
        <MessageList messages={messages} isTyping={openQuestion !== null} log={log} />
        {messages.length === 1 && (
          <Suggestions
            onChoose={(question) => {
              send(question)
              // The chosen button is gone. Focusing the field would open the keyboard over the reply on phones.
              log.current?.focus({ preventScroll: true })
            }}
          />
        )}
      </div>
      <MessageForm isTyping={openQuestion !== null} onSend={send} />
      <p className="bg-wheat-tint px-5 py-2.5 text-hint text-soil-2">{demoChat.disclaimer}</p>
    </section>
  )
}
