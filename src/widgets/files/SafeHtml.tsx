import { useEffect, useRef } from 'react'
import { Skeleton } from '../page/Skeleton.tsx'

const allowed = {
  ALLOWED_TAGS: [
    'p',
    'br',
    'b',
    'strong',
    'i',
    'em',
    'u',
    'ul',
    'ol',
    'li',
    'h2',
    'h3',
    'h4',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'span',
    'div',
    'a',
    'hr',
    'blockquote',
  ],
  ALLOWED_ATTR: ['href', 'colspan', 'rowspan'],
}

/** Text with markup that came from outside, cleaned by DOMPurify (loaded when first needed) and put in as nodes. */
export const SafeHtml = ({ html }: { html: string }) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let wanted = true
    const show = async () => {
      const { default: purify } = await import('dompurify')
      const clean = purify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true })
      if (wanted) box.current?.replaceChildren(clean)
    }
    show().catch(() => box.current?.replaceChildren('Текстът не може да бъде показан.'))
    return () => {
      wanted = false
    }
  }, [html])
  return (
    <div ref={box}>
      <Skeleton />
    </div>
  )
}
