import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { GroupedInspection } from '../../../contract/shapes/inspections.ts'
import { today } from '../../../dates/clock.ts'
import { to } from '../../../routes/to.ts'
import {
  departmentToBegin,
  groupClosingErrors,
  groupErrors,
  groupSteps,
  isUnderWay,
} from '../../../rules/inspections/groupRules.ts'
import { mayChangeInspection, mayWriteInspections } from '../../../rules/inspections/inspectionMoves.ts'
import { nextStep } from '../../../rules/nextStep.ts'
import { refusalOf } from '../../../rules/ruleResult.ts'
import { shortDepartmentName } from '../../../rules/words/departmentName.ts'
import type { ListContext } from '../../../screen-kit/list/listContext.ts'
import { PaperDialog } from '../../../screen-kit/paper/PaperDialog.tsx'
import { useSearch } from '../../../screen-kit/useSearch.ts'
import { useTabTitle } from '../../../screen-kit/useTabTitle.ts'
import type { Command } from '../../../widgets/commands/command.ts'
import { IconAdd, IconEdit, IconPrint } from '../../../widgets/icons.ts'
import { BackHeader } from '../../../widgets/page/BackHeader.tsx'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { PageHeader } from '../../../widgets/page/PageHeader.tsx'
import { groupDefinition } from '../inspectionDefinitions.ts'
import { inspectorAtom } from '../inspectionState.ts'
import { RecordActions } from '../record/RecordActions.tsx'
import { InspectionTag } from '../words.tsx'
import { GroupCards } from './GroupCards.tsx'
import { GroupForm } from './GroupForm.tsx'
import { SummaryPaper } from './SummaryPaper.tsx'
import { useSingles } from './useSingles.ts'

type GroupProps = { group: GroupedInspection }

export const GroupView = ({ group, back }: GroupProps & { back: ListContext }) => {
  const { guid, number, statusId, leader, annulledBecause } = group
  const [, navigate] = useLocation()
  const [isPrinting, setPrinting] = useState(false)
  const me = useAtomValue(inspectorAtom)
  const search = new URLSearchParams(useSearch())
  const onStatus = { statusId, team: leader ? [leader] : [], periodFrom: group.dateFrom }
  const mayChange = mayChangeInspection(onStatus, me).allowed
  const readOnly = refusalOf(mayWriteInspections(me.roles))
  const isEdited = search.get('edit') === '1' && mayChange
  const here = to.groupInspections.one(guid)
  useTabTitle(`Групова проверка № ${number}`)
  const leave = () => navigate(here, { replace: true })
  const singles = useSingles(group)
  const steps = groupSteps(group, onStatus, me, today())
  const lacking = isUnderWay(group) ? departmentToBegin(group) : undefined
  const own: Command[] = [
    ...(lacking
      ? [
          {
            key: 'create',
            label: `Създай проверка (${shortDepartmentName(lacking.departmentName)})`,
            icon: IconAdd,
            busy: singles.busyId !== null,
            refusal: readOnly,
            run: () => singles.create({ id: lacking.departmentId, name: lacking.departmentName }),
          },
        ]
      : []),
    ...(steps.some(({ key, isDue }) => key === 'report' && isDue)
      ? [
          {
            key: 'report',
            label: 'Напиши доклада',
            icon: IconEdit,
            refusal: refusalOf(mayChangeInspection(onStatus, me)),
            href: `${here}?edit=1&field=summary`,
          },
        ]
      : []),
    { key: 'summary', label: 'Обобщен доклад', icon: IconPrint, run: () => setPrinting(true) },
  ]
  return (
    <>
      <BackHeader {...back} />
      <PageHeader
        title={`Групова проверка № ${number}`}
        note={readOnly ? `${readOnly.title} ${readOnly.who}` : group.name}
        above={<InspectionTag statusId={statusId} />}
        actions={
          !isEdited && (
            <RecordActions
              definition={groupDefinition}
              record={group}
              onStatus={onStatus}
              back={back}
              own={own}
              next={nextStep(steps)}
              missing={(demands) => (demands === 'closed' ? groupClosingErrors(group) : groupErrors(group))}
              onField={(field) => navigate(`${here}?edit=1&field=${field}`)}
            />
          )
        }
      />
      {annulledBecause && (
        <Banner kind="warning" title="Груповата проверка е анулирана">
          {annulledBecause}
        </Banner>
      )}
      {isEdited ? (
        <GroupForm start={group} focusOn={search.get('field')} onSaved={leave} onCancel={leave} />
      ) : (
        <GroupCards group={group} mayChange={mayChange} singles={singles} />
      )}
      {isPrinting && (
        <PaperDialog
          paper={{ title: `Обобщен доклад ${number}`, Sheet: SummaryPaper }}
          record={group}
          onClose={() => setPrinting(false)}
        />
      )}
    </>
  )
}
