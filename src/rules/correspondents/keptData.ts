import type { Correspondent } from '../../contract/shapes/correspondents.ts'
import type { KeptKind } from '../../contract/shapes/keptData.ts'
import { allowed, type RuleResult, refused } from '../ruleResult.ts'
import { hasMaskedNumbers } from './maskedNumbers.ts'

/**
 * Whether „Какво пазим за това лице“ may be shown: to users who see the whole number, because the report tells more
 * about the person than the number.
 */
export const mayShowKeptData = (shown: Correspondent): RuleResult => {
  if (shown.isLegalEntity)
    return refused(
      'Справката е за физически лица.',
      'Правото на достъп до лични данни е на хората, не на организациите.',
    )
  if (shown.mergedInto) return refused('Записът е обединен с друг.', 'Справката е в записа, с който е обединен.')
  if (hasMaskedNumbers(shown))
    return refused(
      'Личният номер е скрит за Вас.',
      'Справката се дава от деловодството, от служителя, който е въвел лицето, и от тези, които четат негов документ.',
    )
  return allowed
}

export const rightOfAccess = 'Право на достъп по чл. 15 от Регламент (ЕС) 2016/679'
export const legalGround =
  'изпълнение на задача от обществен интерес и упражняване на официални правомощия (чл. 6, § 1, буква „д“ от Регламент (ЕС) 2016/679)'
export const ownDataPurpose = 'да се знае кой е подателят или получателят и как да му се пише'

type KindOfRecord = { title: string; purpose: string }
export const keptKindTexts: Record<KeptKind, KindOfRecord> = {
  document: { title: 'Документи', purpose: 'регистриране и решаване на подаденото' },
  caseFile: { title: 'Преписки', purpose: 'съхраняване на документите по една работа заедно' },
  delivery: { title: 'Връчване', purpose: 'доказване кога и на кого е връчен документът' },
  obligation: { title: 'Такси и други задължения', purpose: 'събиране на дължимото' },
  payment: { title: 'Плащания', purpose: 'отчитане на платеното' },
  message: { title: 'Електронен обмен', purpose: 'получаване и изпращане чрез е-Връчване и Обмен на документи' },
  inspection: { title: 'Проверки', purpose: 'контрол и доказване на установеното' },
  device: { title: 'Средства за измерване', purpose: 'водене на регистрите' },
  staff: { title: 'Данни на служител', purpose: 'трудово или служебно правоотношение' },
}
/** Records of a kind that this version does not know. */
export const otherKind: KindOfRecord = { title: 'Други записи', purpose: '' }
