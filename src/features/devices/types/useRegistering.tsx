import { type ReactNode, useEffect, useEffectEvent } from 'react'
import type { DeviceType } from '../../../contract/shapes/devices.ts'
import { mayRegisterType } from '../../../rules/devices/mayManageDevices.ts'
import { refusalOf } from '../../../rules/refusal.ts'
import { useWrite } from '../../../screen-kit/saving/useWrite.ts'
import { WriteOutcomeBanner } from '../../../screen-kit/saving/WriteOutcomeBanner.tsx'
import type { Command } from '../../../widgets/commands/command.ts'
import { announce } from '../../../widgets/focus/announce.ts'
import { IconRegister } from '../../../widgets/icons.ts'
import { useConfirm } from '../../../widgets/overlays/useConfirm.tsx'
import type { TypeKit } from '../typeKit.ts'
import { registeredType } from './savedType.ts'

type Props = {
  kit: TypeKit
  type: DeviceType
  /** Whether everything is there that the register asks for. */
  isWhole: boolean
  /** It was saved to be registered: asks at once. */
  asksNow: boolean
  /** Shows what is missing. */
  onMissing: () => void
  onChanged: () => void
}

/**
 * „Впиши“: enters a draft in the register after asking, or shows everything that is still missing. Gives the command, and
 * what is drawn beside it: the question, and how the write ended.
 */
export const useRegistering = (props: Props): { command: Command; question: ReactNode } => {
  const { kit, type, isWhole, asksNow, onMissing, onChanged } = props
  const { confirm, confirmDialog } = useConfirm()
  const isSupplement = type.parentId !== null
  const verdict = mayRegisterType(kit.isForeign, type)
  const what = isSupplement ? 'Допълнението' : 'Типът'
  const { state, busy, write } = useWrite<null>(() => {
    announce(`${what} е вписан${isSupplement ? 'о' : ''} в регистъра.`)
    onChanged()
  }, onChanged)
  const ask = async () => {
    const body = isSupplement
      ? 'Допълнението ще получи номер в рамките на типа. Вписаното не се редактира.'
      : 'Типът ще получи следващия номер по регистъра. Вписаното не се редактира: променя се с допълнение.'
    if (await confirm({ title: `Вписване на ${isSupplement ? 'допълнение' : 'тип'}`, body, yes: 'Впиши' }))
      write(registeredType(kit, type.id))
  }
  // The form has just found everything there; the record that shows it may still be on its way.
  const askNow = useEffectEvent(() => asksNow && verdict.allowed && void ask())
  useEffect(() => {
    askNow()
  }, [])
  return {
    command: {
      key: 'register',
      label: 'Впиши',
      icon: IconRegister,
      busy,
      refusal: refusalOf(verdict),
      run: () => (isWhole ? void ask() : onMissing()),
    },
    question: (
      <>
        <WriteOutcomeBanner state={state} check="Обновете страницата, преди да опитате отново." />
        {confirmDialog}
      </>
    ),
  }
}
