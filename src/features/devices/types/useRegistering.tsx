import { type ReactNode, useEffect, useEffectEvent } from 'react'
import type { DeviceType } from '../../../contract/shapes/devices.ts'
import { mayRegisterType } from '../../../rules/devices/mayManageDevices.ts'
import { refusalOf } from '../../../rules/ruleResult.ts'
import { MutationOutcomeBanner } from '../../../screen-kit/saving/MutationOutcomeBanner.tsx'
import { useMutation } from '../../../screen-kit/saving/useMutation.ts'
import type { Command } from '../../../widgets/commands/command.ts'
import { announce } from '../../../widgets/focus/announce.ts'
import { IconRegister } from '../../../widgets/icons.ts'
import { useConfirm } from '../../../widgets/overlays/useConfirm.tsx'
import type { TypeDefinition } from '../typeDefinition.ts'
import { registeredType } from './savedType.ts'

type Props = {
  definition: TypeDefinition
  type: DeviceType
  isWhole: boolean
  opensConfirmation: boolean
  onMissing: () => void
  onChanged: () => void
}

/**
 * Returns the command „Впиши“, which registers a draft after a confirmation. The caller must render the returned
 * `confirmation`.
 */
export const useRegistering = (props: Props): { command: Command; confirmation: ReactNode } => {
  const { definition, type, isWhole, opensConfirmation, onMissing, onChanged } = props
  const { confirm, confirmDialog } = useConfirm()
  const isSupplement = type.parentId !== null
  const ruleResult = mayRegisterType(definition.isForeign, type)
  const what = isSupplement ? 'Допълнението' : 'Типът'
  const { state, busy, write } = useMutation<null>(() => {
    announce(`${what} е вписан${isSupplement ? 'о' : ''} в регистъра.`)
    onChanged()
  }, onChanged)
  const confirmRegistering = async () => {
    const body = isSupplement
      ? 'Допълнението ще получи номер в рамките на типа. Вписаното не се редактира.'
      : 'Типът ще получи следващия номер по регистъра. Вписаното не се редактира: променя се с допълнение.'
    if (await confirm({ title: `Вписване на ${isSupplement ? 'допълнение' : 'тип'}`, body, yes: 'Впиши' }))
      write(registeredType(definition, type.id))
  }
  // The form has already validated the record, so the confirmation opens at once, even if the refetch has not finished.
  const requestNow = useEffectEvent(() => opensConfirmation && ruleResult.allowed && void confirmRegistering())
  useEffect(() => {
    requestNow()
  }, [])
  return {
    command: {
      key: 'register',
      label: 'Впиши',
      icon: IconRegister,
      busy,
      refusal: refusalOf(ruleResult),
      run: () => (isWhole ? void confirmRegistering() : onMissing()),
    },
    confirmation: (
      <>
        <MutationOutcomeBanner state={state} check="Обновете страницата, преди да опитате отново." />
        {confirmDialog}
      </>
    ),
  }
}
