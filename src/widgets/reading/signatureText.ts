import type { Outcome, Signature, SignatureTime } from './signature.ts'

export const outcomeTitles: Readonly<Record<Outcome, string>> = {
  trusted: 'Файлът не е променян и издателят на подписа е доверен',
  unconfirmed: 'Файлът не е променян, но подписът не е потвърден',
  unreadable: 'Подписът не може да бъде проверен',
  changed: 'Файлът е променен след подписването',
}
/** A short label of the outcome, shown beside the file's name. */
export const outcomeMarks: Readonly<Record<Outcome, string>> = {
  trusted: 'валиден подпис',
  unconfirmed: 'непотвърден подпис',
  unreadable: 'непроверен подпис',
  changed: 'променен след подписа',
}

const sources: Readonly<Record<SignatureTime['by'], string>> = {
  stamp: 'по печат за време от доверен издател',
  unknownStamp: 'по печат за време, чийто издател не е проверен',
  signer: 'по часовника на подписалия, не е проверено',
}
export const timeSource = ({ by }: SignatureTime): string => sources[by]

/** Returns the signer as „Мария Велкова, Управител“. */
export const signerLine = ({ signer }: Signature): string =>
  signer ? [signer.name, signer.title].filter((part) => part !== '').join(', ') : ''

/** Returns the signer's organisation as „Учебна лаборатория ЕООД, ЕИК 902100442“; '' if the person signs for none. */
export const bodyLine = ({ signer }: Signature): string => {
  if (!signer) return ''
  const number = signer.bodyNumber === '' ? '' : `ЕИК\u00a0${signer.bodyNumber}`
  return [signer.body, number].filter((part) => part !== '').join(', ')
}
