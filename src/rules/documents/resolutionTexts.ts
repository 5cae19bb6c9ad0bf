import { DeadlineUnit } from '../../contract/enumerations.ts'
import { TaskType } from '../../contract/taskKinds.ts'

/**
 * A predefined text of a resolution with its usual task type and term (null if not set). The specification has no call
 * for such texts, so the user's own are stored in the browser.
 */
export type ResolutionText = {
  text: string
  taskTypeId: number | null
  quantity: number | null
  unitId: DeadlineUnit | null
}

const common = (text: string, taskTypeId: number, quantity: number): ResolutionText => ({
  text,
  taskTypeId,
  quantity,
  unitId: DeadlineUnit.WORKING_DAYS,
})

const { EXECUTION, INFORMATION, OPINION, ANSWER, AGREEMENT, SENDING, ACQUAINTANCE } = TaskType
export const commonResolutionTexts: readonly ResolutionText[] = [
  common('За изпълнение.', EXECUTION, 7),
  common('За сведение.', INFORMATION, 3),
  common('За сведение и изпълнение.', EXECUTION, 7),
  common('За становище.', OPINION, 3),
  common('За изготвяне на отговор.', ANSWER, 5),
  common('За проверка и доклад.', EXECUTION, 10),
  common('За предприемане на действия по компетентност.', EXECUTION, 7),
  common('За преценка и предложение.', OPINION, 5),
  common('За съгласуване.', AGREEMENT, 3),
  common('Да се подготви проект на писмо.', ANSWER, 5),
  common('Да се изпрати по компетентност.', SENDING, 3),
  common('Да се приложи към преписката.', EXECUTION, 3),
  common('Да се запознаят служителите от отдела.', ACQUAINTANCE, 5),
  common('Моля за Вашето становище.', OPINION, 5),
  common('За контрол на изпълнението.', EXECUTION, 10),
  common('За участие в работната група.', EXECUTION, 10),
  common('Да се извърши проверка на място.', EXECUTION, 14),
  common('За включване в годишния план.', EXECUTION, 10),
  common('За плащане.', EXECUTION, 5),
  common('За архив.', INFORMATION, 3),
]

const joinTexts = (before: string, after: string): string =>
  before === '' || after === '' || /\s$/.test(before) || /^[\s.,;:!?]/.test(after)
    ? before + after
    : `${before} ${after}`

/**
 * Inserts a predefined text at the selection or caret. The new text replaces the whole typed text if that is another
 * predefined text (`known`).
 */
export const placeText = (
  typed: string,
  ready: string,
  { from, to }: { from: number; to: number },
  known: readonly string[] = [],
): string =>
  typed.trim() === '' || known.includes(typed.trim())
    ? ready
    : joinTexts(joinTexts(typed.slice(0, from), ready), typed.slice(to))

const bareText = (text: string): string => text.trim().replace(/\.$/, '').toLowerCase()
/**
 * Returns the predefined text that the user typed, ignoring case and the full stop at the end; undefined if it is none
 * of them.
 */
export const typedReadyText = (typed: string, known: readonly ResolutionText[]): ResolutionText | undefined => {
  const bare = bareText(typed)
  return bare === '' ? undefined : known.find(({ text }) => bareText(text) === bare)
}
