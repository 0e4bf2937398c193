import { demoChat } from '../../content/demo-chat'

/** First questions to tap. They look like the bubbles they become. */
export function Suggestions({ onChoose }: { readonly onChoose: (question: string) => void }) {
  return (
    <ul
      aria-label={demoChat.suggestionsLabel}
      className="flex flex-wrap justify-end gap-2 px-5 pb-4"
    >
      {demoChat.suggestions.map((question) => (
        <li key={question}>
          <button
            type="button"
            className="min-h-11 cursor-pointer rounded-panel rounded-br-[3px] border-[1.5px] border-prairie-line px-4 font-medium text-prairie transition-colors duration-state ease-site hover:border-prairie hover:bg-prairie-tint active:translate-y-px"
            onClick={() => {
              onChoose(question)
            }}
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}
