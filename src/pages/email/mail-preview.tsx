import type { email } from '../../content/services/email'
import { ProductWindow } from '../../sections/product/product-window'

/** An email of the sequence as it is read, with the answer that ends the sequence. */
export function MailPreview({
  mail,
  className,
}: {
  readonly mail: typeof email.mail
  readonly className: string
}) {
  return (
    <ProductWindow
      label={mail.label}
      title={mail.window.title}
      note={mail.window.note}
      className={className}
    >
      <div className="grid gap-1 border-b border-line px-4.5 py-3.5 text-soil-3 lg:px-7">
        <p>
          {`${mail.fromLabel} `}
          <span className="font-semibold text-soil">{mail.from}</span>
        </p>
        <p>
          {`${mail.toLabel} `}
          <span className="font-semibold text-soil">{mail.to}</span>
        </p>
      </div>
      <div className="grid gap-3.5 px-4.5 py-6 text-small lg:px-7">
        {mail.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <span className="inline-block rounded-tag bg-prairie px-4 py-2.5 font-semibold text-white">
            {mail.action}
          </span>
        </p>
        <p className="text-drawing-small text-soil-3">{mail.footer}</p>
      </div>
      <div className="border-t border-line bg-limestone px-4.5 py-4 lg:px-7">
        <p className="text-drawing-small text-soil-3">{mail.reply.who}</p>
        <p className="mt-1 text-small">{mail.reply.text}</p>
      </div>
      <p className="bg-wheat-tint px-4.5 py-3.5 font-semibold lg:px-7">{mail.outcome}</p>
    </ProductWindow>
  )
}
