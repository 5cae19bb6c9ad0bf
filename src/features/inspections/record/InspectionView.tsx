import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { InspectionStatus, inspectionPapers } from '../../../contract/inspectionKinds.ts'
import type { Inspection } from '../../../contract/shapes/inspections.ts'
import { today } from '../../../dates/clock.ts'
import { to } from '../../../routes/to.ts'
import {
  type Inspector,
  mayChangeInspection,
  mayWriteInspections,
  onStatusOf,
} from '../../../rules/inspections/inspectionMoves.ts'
import { documentOfPaper, mayRegisterPaper, paperFactsOf } from '../../../rules/inspections/inspectionPapers.ts'
import { closingErrors, nonConforming, plannedErrors } from '../../../rules/inspections/inspectionRules.ts'
import { inspectionSteps, missingField } from '../../../rules/inspections/inspectionSteps.ts'
import { nextStep } from '../../../rules/nextStep.ts'
import { refusalOf } from '../../../rules/ruleResult.ts'
import type { ListContext } from '../../../screen-kit/list/listContext.ts'
import { useSearch } from '../../../screen-kit/useSearch.ts'
import { useTabTitle } from '../../../screen-kit/useTabTitle.ts'
import type { Command } from '../../../widgets/commands/command.ts'
import { IconDocument, IconEdit, IconInspection, IconRegister } from '../../../widgets/icons.ts'
import { BackHeader } from '../../../widgets/page/BackHeader.tsx'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { PageHeader } from '../../../widgets/page/PageHeader.tsx'
import { FollowUpDialog } from '../follow/lazyDialog.tsx'
import { InspectionForm } from '../form/InspectionForm.tsx'
import { singleDefinition } from '../inspectionDefinitions.ts'
import { inspectorAtom } from '../inspectionState.ts'
import { ProtocolDialog } from '../protocol/ProtocolDialog.tsx'
import { InspectionTag } from '../words.tsx'
import { InspectionCards } from './InspectionCards.tsx'
import { RecordActions } from './RecordActions.tsx'

/** The commands that make documents from the papers of the inspection; a paper that is not there yet has none. */
const paperCommands = (inspection: Inspection, me: Inspector): Command[] => {
  const facts = paperFactsOf(inspection)
  const labels = { protocol: 'Регистрирай протокола', act: 'Регистрирай АУАН' }
  return inspectionPapers
    .filter((paper) => (paper === 'protocol' ? facts.hasProtocol : facts.hasAct))
    .filter((paper) => !documentOfPaper(inspection.documents, paper))
    .map((paper) => ({
      key: `register-${paper}`,
      label: labels[paper],
      icon: IconRegister,
      refusal: refusalOf(mayRegisterPaper(paper, facts, me)),
      href: to.documentsFlow.createDocument({ inspection: inspection.guid, paper }),
    }))
}

type Props = { inspection: Inspection; back: ListContext }

export const InspectionView = ({ inspection, back }: Props) => {
  const { guid, number, statusId, annulledBecause } = inspection
  const [, navigate] = useLocation()
  const [open, setOpen] = useState<'protocol' | 'follow' | null>(null)
  const me = useAtomValue(inspectorAtom)
  const search = new URLSearchParams(useSearch())
  const onStatus = onStatusOf(inspection)
  const mayChange = mayChangeInspection(onStatus, me).allowed
  const readOnly = refusalOf(mayWriteInspections(me.roles))
  const isEdited = search.get('edit') === '1' && mayChange
  const here = to.inspections.one(guid)
  const title = `Проверка № ${number}`
  useTabTitle(title)
  const leave = () => navigate(here, { replace: true })
  const isFollowable = statusId === InspectionStatus.FINISHED && nonConforming(inspection).length > 0
  const next = nextStep(inspectionSteps(inspection, me, today()))
  const own: Command[] = [
    ...(next === 'fill'
      ? [
          {
            key: 'fill',
            label: 'Попълни липсващото',
            icon: IconEdit,
            href: `${here}?edit=1&field=${missingField(inspection, today())}`,
          },
        ]
      : []),
    ...(next === 'protocol'
      ? [{ key: 'protocol', label: 'Състави протокол', icon: IconDocument, run: () => setOpen('protocol') }]
      : []),
    ...paperCommands(inspection, me),
    ...(isFollowable
      ? [
          {
            key: 'follow',
            label: 'Последваща проверка',
            icon: IconInspection,
            refusal: readOnly,
            run: () => setOpen('follow'),
          },
        ]
      : []),
  ]
  return (
    <>
      <BackHeader {...back} />
      <PageHeader
        title={title}
        note={readOnly && `${readOnly.title} ${readOnly.who}`}
        above={<InspectionTag statusId={statusId} />}
        actions={
          !isEdited && (
            <RecordActions
              definition={singleDefinition}
              record={inspection}
              onStatus={onStatus}
              back={back}
              own={own}
              next={next}
              missing={(demands) =>
                demands === 'closed' ? closingErrors(inspection, today()) : plannedErrors(inspection)
              }
              onField={(field) =>
                field === 'protocol' ? setOpen('protocol') : navigate(`${here}?edit=1&field=${field}`)
              }
            />
          )
        }
      />
      {annulledBecause && (
        <Banner kind="warning" title="Проверката е анулирана">
          {annulledBecause}
        </Banner>
      )}
      {isEdited ? (
        <InspectionForm start={inspection} focusOn={search.get('field')} onSaved={leave} onCancel={leave} />
      ) : (
        <InspectionCards
          inspection={inspection}
          mayChange={mayChange}
          isProtocolNext={next === 'protocol'}
          onProtocol={() => setOpen('protocol')}
        />
      )}
      {open === 'protocol' && (
        <ProtocolDialog inspection={inspection} mayChange={mayChange} onClose={() => setOpen(null)} />
      )}
      {open === 'follow' && <FollowUpDialog inspectionGuid={guid} onClose={() => setOpen(null)} />}
    </>
  )
}
