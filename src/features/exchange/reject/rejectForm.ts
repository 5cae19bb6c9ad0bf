import { requiredMessage } from '../../../rules/requiredFields.ts'
import type { SystemName } from '../exchangeSystem.ts'

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

/** „Причина за отказ от регистрация“: ids from 1 on (proposed: the specification has no call for this list). */
export const rejectReasons = reasons.map((label, at) => ({ value: String(at + 1), label }))
const otherReason = String(reasons.indexOf('Друго') + 1)

export type RejectForm = { reasonId: string; explanation: string; notifySender: boolean }
type RejectField = 'reasonId' | 'explanation'
type RejectErrors = Partial<Record<RejectField, string>>

export const blankRejection: RejectForm = { reasonId: '', explanation: '', notifySender: true }
export const longestExplanation = 1000
const shortestExplanation = 10
export const explanationHint = `Поне ${shortestExplanation} знака.`

/** „Друго“ says nothing by itself, and in СЕОС the sender gets the explanation as the reason. */
export const needsExplanation = ({ reasonId }: Pick<RejectForm, 'reasonId'>, system: SystemName): boolean =>
  system === 'docExchange' || reasonId === otherReason

/** What is wrong with the form; an explanation that is given at all has to say something. */
export const rejectErrors = (form: RejectForm, system: SystemName): RejectErrors => {
  const text = form.explanation.trim()
  const isMissing = text === '' && needsExplanation(form, system)
  const isShort = text !== '' && text.length < shortestExplanation
  return {
    ...(form.reasonId === '' && { reasonId: requiredMessage }),
    ...(isMissing && { explanation: requiredMessage }),
    ...(isShort && { explanation: `Напишете пояснение от поне ${shortestExplanation} знака.` }),
  }
}
