import { isKeyOfHidden } from '../../../screen-kit/list/sensitiveFilterTokens.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { LinkButton } from '../../../widgets/buttons/LinkButton.tsx'
import { IconNothingFound } from '../../../widgets/icons.ts'
import { EmptyState } from '../../../widgets/page/EmptyState.tsx'
import { anyDepartment, documentsFilter } from './documentsFilter.ts'
import type { ViewOfDocuments } from './documentsViews.ts'
import type { DocumentsList } from './useDocumentsList.ts'

type Props = { list: DocumentsList; view: ViewOfDocuments }

export const DocumentsEmpty = ({ list, view }: Props) => {
  const { filter, show, at, scope } = list
  const set = documentsFilter[scope].setFields(filter)
  if (set.length === 0) {
    const create = <LinkButton href={at.createDocument()}>Нов документ</LinkButton>
    return (
      <EmptyState title="Няма документи" action={create}>
        {view.emptyText}
      </EmptyState>
    )
  }
  const clear = <Button onClick={list.clear}>Изчисти филтъра</Button>
  if (!set.includes('departmentId')) {
    return (
      <EmptyState
        title="Няма намерени документи"
        icon={IconNothingFound}
        action={
          <>
            <BySender list={list} />
            {clear}
          </>
        }
      >
        Нито един документ не отговаря на зададения филтър.
      </EmptyState>
    )
  }
  const everywhere = (
    <Button kind="navy" onClick={() => show({ ...filter, departmentId: anyDepartment })}>
      Покажи всички звена
    </Button>
  )
  return (
    <EmptyState
      title="Няма намерени документи в избраното звено"
      icon={IconNothingFound}
      action={
        <>
          {everywhere}
          {set.length > 1 && clear}
        </>
      }
    >
      Показват се само документите на звеното от полето „Регионално звено“.
    </EmptyState>
  )
}

/** Renders a button that searches for the typed text among the correspondents, because the text may be a name. */
const BySender = ({ list: { filter, show } }: Pick<Props, 'list'>) => {
  const { subject, correspondentText, ...rest } = filter
  if (subject === undefined || correspondentText !== undefined || isKeyOfHidden(subject)) return null
  return (
    <Button kind="navy" onClick={() => show({ ...rest, correspondentText: subject })}>
      Търси „{subject}“ по подател/получател
    </Button>
  )
}
