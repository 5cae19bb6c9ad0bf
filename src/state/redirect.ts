import type { NotifyCode } from '../routes/to.ts'

/**
 * The address of a `redirect` parameter, made safe: a path of this origin, or null. Refused is what a browser could
 * read as another place: `//evil`, `/\evil`, `https:evil`, `javascript:`, an encoded way to two slashes, control
 * characters.
 */
export const safeRedirect = (wanted: string | null | undefined, origin: string): string | null => {
  if (!wanted?.startsWith('/') || /[\\\p{Cc}]/u.test(wanted) || !URL.canParse(wanted, origin)) return null
  const url = new URL(wanted, origin)
  if (url.origin !== origin || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}

/** What the login page says for each code; an address can name one of these and never bring its own text. */
const sentences: Record<NotifyCode, string> = {
  'session-expired': 'Сесията Ви е изтекла.',
  'no-roles': 'Нямате приложени позволени действия към Вашата роля!',
  'logged-out': 'Излязохте от системата.',
  'bad-access-key': 'Ключът за достъп е невалиден или повреден. Влезте с потребителско име и парола.',
  'restore-failed': 'Сесията Ви не може да бъде възстановена. Влезте отново.',
}

/** The code of a `notify` parameter, or null when it is not one of the list. */
export const notifyCodeOf = (given: string | null | undefined): NotifyCode | null =>
  given && Object.hasOwn(sentences, given) ? (given as NotifyCode) : null

/** The Bulgarian sentence of a code. */
export const noticeOf = (code: NotifyCode): string => sentences[code]
