import { Button } from '../../../widgets/buttons/Button.tsx'
import { LinkButton } from '../../../widgets/buttons/LinkButton.tsx'
import { IconAdd, IconNothingFound } from '../../../widgets/icons.ts'
import { EmptyState } from '../../../widgets/page/EmptyState.tsx'

type Props = { filtered: boolean; createHref: string; onClear: () => void }

/** Why no correspondent is shown, and what to do about it. */
export const CorrespondentsEmpty = ({ filtered, createHref, onClear }: Props) => {
  const create = (
    <LinkButton icon={IconAdd} href={createHref}>
      Нов кореспондент
    </LinkButton>
  )
  if (!filtered)
    return (
      <EmptyState title="Няма кореспонденти" action={create}>
        Тук се появяват лицата и организациите, с които се обменят документи.
      </EmptyState>
    )
  return (
    <EmptyState
      title="Няма намерени кореспонденти"
      icon={IconNothingFound}
      action={
        <>
          <Button onClick={onClear}>Изчисти филтъра</Button>
          {create}
        </>
      }
    >
      Нито един кореспондент не отговаря на зададения филтър.
    </EmptyState>
  )
}
