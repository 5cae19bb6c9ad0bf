import type { DeadlineUnit } from '../../contract/enumerations.ts'

/**
 * A text that a resolution is often made of, with the kind of task and the term that usually go with it; null where
 * the text says nothing of them. The specification names the dialog of these texts and no call for them, so the common
 * ones are here and one's own are stored in the browser.
 */
export type ResolutionText = {
  text: string
  taskTypeId: number | null
  quantity: number | null
  unitId: DeadlineUnit | null
}

const workingDays: DeadlineUnit = 2
const common = (text: string, taskTypeId: number, quantity: number): ResolutionText => ({
  text,
  taskTypeId,
  quantity,
  unitId: workingDays,
})

/** The common texts, the most used first. */
export const commonResolutionTexts: readonly ResolutionText[] = [
  common('За изпълнение.', 1, 7),
  common('За сведение.', 7, 3),
  common('За сведение и изпълнение.', 1, 7),
  common('За становище.', 6, 3),
  common('За изготвяне на отговор.', 10, 5),
  common('За проверка и доклад.', 1, 10),
  common('За предприемане на действия по компетентност.', 1, 7),
  common('За преценка и предложение.', 6, 5),
  common('За съгласуване.', 3, 3),
  common('Да се подготви проект на писмо.', 10, 5),
  common('Да се изпрати по компетентност.', 9, 3),
  common('Да се приложи към преписката.', 1, 3),
  common('Да се запознаят служителите от отдела.', 8, 5),
  common('Моля за Вашето становище.', 6, 5),
  common('За контрол на изпълнението.', 1, 10),
  common('За участие в работната група.', 1, 10),
  common('Да се извърши проверка на място.', 1, 14),
  common('За включване в годишния план.', 1, 10),
  common('За плащане.', 1, 5),
  common('За архив.', 7, 3),
]

const joined = (before: string, after: string): string =>
  before === '' || after === '' || /\s$/.test(before) || /^[\s.,;:!?]/.test(after)
    ? before + after
    : `${before} ${after}`

/**
 * Puts a ready text into what is typed: over what is selected, else at the caret, with the spaces that words need. What
 * is nothing but another ready text (`known`) gives way to the new one.
 */
export const placeText = (
  typed: string,
  ready: string,
  { from, to }: { from: number; to: number },
  known: readonly string[] = [],
): string =>
  typed.trim() === '' || known.includes(typed.trim())
    ? ready
    : joined(joined(typed.slice(0, from), ready), typed.slice(to))
