/** What is said of a status whose body says nothing to people. */
const sentences: Readonly<Record<number, string>> = {
  200: 'Сървърът отказа действието, без да каже защо.',
  400: 'Сървърът не прие изпратеното.',
  403: 'Сървърът не разрешава това действие: нямате нужното право.',
  404: 'Търсеното не е намерено на сървъра. Възможно е междувременно да е изтрито.',
  405: 'Сървърът не познава това действие.',
  408: 'Сървърът не дочака цялата заявка.',
  409: 'Междувременно записът е променен. Заредете го отново и опитайте пак.',
  410: 'Търсеното вече го няма на сървъра.',
  413: 'Изпратеното е по-голямо, отколкото сървърът приема.',
  414: 'Заявката е по-дълга, отколкото сървърът приема. Стеснете търсенето.',
  415: 'Сървърът не приема данни или файлове от този вид.',
  422: 'Сървърът не прие изпратеното.',
  429: 'Към сървъра са изпратени твърде много заявки.',
  431: 'Данните за входа Ви са повече, отколкото сървърът приема.',
  500: 'В сървъра възникна грешка. Опитайте отново след малко.',
  501: 'Сървърът не поддържа това действие.',
  502: 'Сървърът на системата не отговаря на този пред него.',
  503: 'Сървърът временно не работи.',
  504: 'Сървърът на системата не отговори навреме на този пред него.',
}

/** „Опитайте отново след 30 сек.“ for 429 and 503, by `Retry-After` where it is a number of seconds. */
const whenAgain = ({ status, retryAfter }: { status: number; retryAfter?: string | null }): string => {
  if (status !== 429 && status !== 503) return ''
  const seconds = /^\d{1,5}$/.test(retryAfter ?? '') ? Number(retryAfter) : 0
  if (seconds === 0) return ' Опитайте отново след малко.'
  return seconds < 100
    ? ` Опитайте отново след ${seconds} сек.`
    : ` Опитайте отново след ${Math.ceil(seconds / 60)} мин.`
}

/** Our sentence for an answer that says nothing to people; undefined where its status has none of its own. */
export const sentenceOf = (answer: { status: number; retryAfter?: string | null }): string | undefined => {
  const own = sentences[answer.status]
  return own === undefined ? undefined : own + whenAgain(answer)
}
