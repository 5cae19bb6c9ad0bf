import type { NotifyCode } from '../routes/to.ts'

/**
 * Returns a safe target for a `redirect` parameter: a path of this origin, or null. Refuses texts that a browser could
 * read as another origin: `//evil`, `/\evil`, `https:evil`, `javascript:`, encoded double slashes, control characters.
 */
export const safeRedirect = (wanted: string | null | undefined, origin: string): string | null => {
  if (!wanted?.startsWith('/') || /[\\\p{Cc}]/u.test(wanted) || !URL.canParse(wanted, origin)) return null
  const url = new URL(wanted, origin)
  if (url.origin !== origin || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}

/** The message of the login page by code. The URL contains only a code, so that a link cannot show a forged text. */
const sentences: Record<NotifyCode, string> = {
  'session-expired': 'Сесията Ви е изтекла.',
  'no-roles': 'Нямате приложени позволени действия към Вашата роля!',
  'logged-out': 'Излязохте от системата.',
  'bad-access-key': 'Ключът за достъп е невалиден или повреден. Влезте с потребителско име и парола.',
  'restore-failed': 'Сесията Ви не може да бъде възстановена. Влезте отново.',
}

export const notifyCodeOf = (given: string | null | undefined): NotifyCode | null =>
  given && Object.hasOwn(sentences, given) ? (given as NotifyCode) : null

export const noticeOf = (code: NotifyCode): string => sentences[code]
