import { contactHref, isSite } from './contactHref.ts'

/** A contact that can be used: a letter, a call, a site in a new tab; anything else is text. */
export const ContactLink = ({ content }: { content: string }) => {
  const href = contactHref(content)
  if (href === undefined) return <b>{content}</b>
  if (!isSite(href)) return <a href={href}>{content}</a>
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {content}
      <span className="visually-hidden"> (отваря се в нов раздел)</span>
    </a>
  )
}
