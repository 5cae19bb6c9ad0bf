import { DeviceFileKind } from '../../contract/deviceKinds.ts'
import { devices, measuringDevices } from '../../contract/devices.ts'
import type { Role } from '../../contract/roles.ts'
import type { DeviceType } from '../../contract/shapes/devices.ts'
import { mayCall, neededRole } from '../callAccess.ts'
import { allOf, allowed, type RuleResult, refused } from '../ruleResult.ts'

export const mayManageDevices = (own: readonly Role[]): RuleResult =>
  mayCall(measuringDevices.update.roles, own) && mayCall(devices.updateDevice.roles, own)
    ? allowed
    : refused(
        'Регистърът е отворен само за преглед.',
        'Ролята Ви не позволява вписване и промени.',
        neededRole(measuringDevices.update.roles),
      )

type State = Pick<DeviceType, 'isDraft' | 'cancellation' | 'parentId'>

const mayChangeDraft = ({ isDraft, cancellation }: State): RuleResult => {
  if (cancellation !== null) return refused('Типът е отменен.', 'Отмененото не се променя.')
  return isDraft
    ? allowed
    : refused(
        'Вписаното не се редактира.',
        'Всичко в регистъра остава така, както е вписано.',
        'Промените се вписват с допълнение към типа.',
      )
}

export const mayEditType = (state: State): RuleResult => mayChangeDraft(state)

type Translated = Pick<State, 'parentId' | 'isDraft'> & { files: readonly { kindId: number | null }[] }
/** True if a draft of a type approved abroad has no Bulgarian translation yet. A supplement needs none. */
export const lacksTranslation = (isForeign: boolean, { parentId, isDraft, files }: Translated): boolean =>
  isForeign && isDraft && parentId === null && files.every(({ kindId }) => kindId !== DeviceFileKind.TRANSLATION)

export const mayRegisterType = (isForeign: boolean, state: State & Translated): RuleResult =>
  allOf(
    mayEditType(state),
    lacksTranslation(isForeign, state)
      ? refused(
          'Типът още не може да бъде вписан.',
          'Липсва превод на български на чуждестранния документ.',
          'Прикачете го във „Файлове и изображения“ с вид „Превод на български“.',
        )
      : allowed,
  )

export const maySupplement = ({ isDraft, cancellation, parentId }: State): RuleResult => {
  if (parentId !== null) return refused('Допълнение към допълнение не се прави.', 'Допълва се самият тип.')
  if (cancellation !== null) return refused('Типът е отменен.', 'Отменен тип не се допълва.')
  return isDraft
    ? refused('Типът още не е вписан.', 'Черновата се редактира; допълва се тип, който е вписан.')
    : allowed
}

export const mayCancel = ({ isDraft, cancellation, parentId }: State): RuleResult => {
  if (parentId !== null) return refused('Допълнение не се отписва.', 'Отписва се самият тип.')
  if (cancellation !== null) return refused('Типът вече е отменен.', 'Отмененото не се отписва повторно.')
  return isDraft
    ? refused('Типът още не е вписан.', 'Отписва се тип, който е вписан; черновата може да бъде изтрита.')
    : allowed
}

export const mayChangeFiles = ({ cancellation }: Pick<State, 'cancellation'>): RuleResult =>
  cancellation === null ? allowed : refused('Типът е отменен.', 'Файловете му не се променят.')
