import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { documents } from '../../../contract/documents.ts'
import type { Correspondent } from '../../../contract/shapes/correspondents.ts'
import { type DocumentModule, documentModule } from '../../../routes/to.ts'
import { mayShowKeptData } from '../../../rules/correspondents/keptData.ts'
import { mayChangeCorrespondent } from '../../../rules/correspondents/maskedNumbers.ts'
import { refusalOf } from '../../../rules/ruleResult.ts'
import type { ListContext } from '../../../screen-kit/list/listContext.ts'
import { useSearch } from '../../../screen-kit/useSearch.ts'
import { useTabTitle } from '../../../screen-kit/useTabTitle.ts'
import { mayCallAtom } from '../../../state/access.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { Glyph } from '../../../widgets/Glyph.tsx'
import { IconDocument, IconEdit, IconLegalEntity, IconPerson } from '../../../widgets/icons.ts'
import { BackHeader } from '../../../widgets/page/BackHeader.tsx'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { PageHeader } from '../../../widgets/page/PageHeader.tsx'
import { Part } from '../../../widgets/page/Part.tsx'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'
import { editHref } from '../list/correspondentRecord.ts'
import { kindName } from '../list/correspondentsColumns.tsx'
import { noteDataShown } from '../noteDataShown.ts'
import { CorrespondentCards } from './CorrespondentCards.tsx'
import { CorrespondentPageForm } from './CorrespondentPageForm.tsx'
import { correspondentChangedAtom } from './correspondentState.ts'
import { Doubles } from './Doubles.tsx'
import { KeptDataDialog } from './KeptDataDialog.tsx'
import { RecentDocuments } from './RecentDocuments.tsx'

type Props = { module: DocumentModule; correspondent: Correspondent; back: ListContext }

const editId = 'correspondent-edit'

export const CorrespondentView = ({ module, correspondent, back }: Props) => {
  const [, navigate] = useLocation()
  const ruleResult = mayChangeCorrespondent(correspondent)
  const isEdited = new URLSearchParams(useSearch()).get('edit') === '1' && ruleResult.allowed
  const notifyChanged = useSetAtom(correspondentChangedAtom)
  const { fullName, isLegalEntity, isActive, id, mergedInto } = correspondent
  const mayCall = useAtomValue(mayCallAtom)
  const mayMergeDoubles =
    !mergedInto && mayCall(documents.mergeCorrespondents) && mayCall(documents.getCorrespondentDoubles)
  const [isKeptShown, setKeptShown] = useState(false)
  const hrefOf = documentModule(module).correspondent
  const here = hrefOf(id)
  const wasEdited = useRef(isEdited)
  useTabTitle(fullName)
  useEffect(() => {
    if (wasEdited.current && !isEdited) document.getElementById(editId)?.focus()
    wasEdited.current = isEdited
  }, [isEdited])
  const isNoted = !isLegalEntity && mayCall(documents.notePersonalDataShown)
  useEffect(() => {
    if (isNoted) noteDataShown(id, 'record')
  }, [isNoted, id])
  const leave = () => navigate(here, { replace: true })
  return (
    <>
      <BackHeader {...back} />
      <PageHeader
        title={fullName}
        above={
          <>
            <span className="correspondent-kind flex flex-wrap align-items-center gap-2">
              <Glyph icon={isLegalEntity ? IconLegalEntity : IconPerson} />
              {kindName(isLegalEntity)}
            </span>
            {!isActive && <StatusTag tone="grey">Неактивен</StatusTag>}
            {isEdited && <StatusTag tone="blue">Редактиране</StatusTag>}
          </>
        }
        actions={
          !isEdited && (
            <>
              {!isLegalEntity && (
                <Button
                  icon={IconDocument}
                  refusal={refusalOf(mayShowKeptData(correspondent))}
                  onClick={() => setKeptShown(true)}
                >
                  Какво пазим за това лице
                </Button>
              )}
              <Button
                id={editId}
                icon={IconEdit}
                refusal={refusalOf(ruleResult)}
                onClick={() => navigate(editHref(here))}
              >
                Редактирай
              </Button>
            </>
          )
        }
      />
      {isKeptShown && <KeptDataDialog correspondent={correspondent} onClose={() => setKeptShown(false)} />}
      {mergedInto && (
        <Banner kind="info" title="Записът е обединен с друг.">
          Документите и всичко друго е в <Link href={hrefOf(mergedInto.id)}>{mergedInto.name}</Link>.
        </Banner>
      )}
      {isEdited ? (
        <CorrespondentPageForm
          start={correspondent}
          hrefOf={hrefOf}
          onSaved={() => {
            void notifyChanged(id)
            leave()
          }}
          onCancel={leave}
        />
      ) : (
        <div className="doc-grid">
          <Part name="Данни за кореспондента">
            <CorrespondentCards correspondent={correspondent} />
          </Part>
          <aside className="flex flex-column gap-3">
            <Part name="Последни документи">
              <RecentDocuments module={module} correspondentId={id} />
            </Part>
            {mayMergeDoubles && (
              <Part name="Двойници">
                <Doubles
                  correspondent={correspondent}
                  refusal={refusalOf(ruleResult)}
                  onMerged={(goneId) => {
                    for (const changedId of [id, goneId]) void notifyChanged(changedId)
                  }}
                />
              </Part>
            )}
          </aside>
        </div>
      )}
    </>
  )
}
