import type { Option } from '../../contract/shapes/base.ts'
import { errorsOf, type FieldErrors, required } from '../requiredFields.ts'

const reasons = [
  'Документът не е от компетентността на администрацията.',
  'Документът е адресиран до друга администрация.',
  'Дублиран документ – вече е регистриран.',
  'Липсва или е невалиден електронният подпис.',
  'Прикаченият файл не може да бъде отворен.',
  'Открит е зловреден код в прикачен файл.',
  'Липсват задължителни приложения.',
  'Непълни данни за подателя.',
  'Нечетливо съдържание.',
  'Друго',
] as const

/**
 * The list „Причина за отказ от регистрация“, with ids counted from 1. The specification has no call for this list;
 * this product proposes one.
 */
export const rejectReasons: readonly Option[] = reasons.map((name, at) => ({ id: at + 1, name }))
export const otherReasonId = reasons.length

export const shortestExplanation = 10

type Rejection = { reasonId: number | null; explanation: string }

/** True if the user must explain the rejection. In СЕОС the sender gets the explanation as the reason. */
export const needsExplanation = (reasonId: number | null, inDocExchange: boolean): boolean =>
  inDocExchange || reasonId === otherReasonId

export const rejectionErrors = (
  { reasonId, explanation }: Rejection,
  inDocExchange: boolean,
): FieldErrors<keyof Rejection> => {
  const { length } = explanation.trim()
  const isShort = length > 0 && length < shortestExplanation
  return errorsOf<keyof Rejection>({
    reasonId: required(rejectReasons.some(({ id }) => id === reasonId) ? reasonId : null),
    explanation: isShort
      ? `Напишете пояснение от поне ${shortestExplanation} знака.`
      : needsExplanation(reasonId, inDocExchange)
        ? required(explanation)
        : null,
  })
}
