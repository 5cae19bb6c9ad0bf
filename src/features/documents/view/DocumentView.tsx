import { type ReactNode, useState } from 'react'
import * as v from 'valibot'
import { useLocation } from 'wouter'
import { DocumentStatus } from '../../../contract/enumerations.ts'
import { Guid } from '../../../contract/shapes/base.ts'
import type { Document, DocumentPermissionsReply } from '../../../contract/shapes/documents.ts'
import { today } from '../../../dates/clock.ts'
import type { DocumentModule } from '../../../routes/to.ts'
import { documentActions } from '../../../rules/documents/documentActions.ts'
import { factsOf } from '../../../rules/documents/documentFacts.ts'
import { noPermissions } from '../../../rules/documents/documentPermissions.ts'
import { formatNumber } from '../../../rules/identifiers/registrationNumber.ts'
import type { ListContext } from '../../../screen-kit/list/listContext.ts'
import { useSearch } from '../../../screen-kit/useSearch.ts'
import { useTabTitle } from '../../../screen-kit/useTabTitle.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { classes } from '../../../widgets/classes.ts'
import { DialogPart } from '../../../widgets/overlays/DialogPart.tsx'
import { BackHeader } from '../../../widgets/page/BackHeader.tsx'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { Part } from '../../../widgets/page/Part.tsx'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'
import { FilePane, PreviewDialog, useShownFile } from '../../document-files/public.ts'
import { PrintDialog, type PrintedKind } from '../../document-print/public.ts'
import { DocumentTitle, useClosedNotice } from '../../document-record/public.ts'
import { useAnsweredTask, useOwnTask } from '../../tasks/public.ts'
import { NextAfterDraft } from '../write/scans/ScansLeft.tsx'
import { ChangedBanner } from './ChangedBanner.tsx'
import { DocumentActions } from './DocumentActions.tsx'
import { DocumentSide } from './DocumentSide.tsx'
import { DocumentStrip } from './DocumentStrip.tsx'
import { DocumentTabs } from './DocumentTabs.tsx'
import { EditMode } from './EditMode.tsx'
import { hintsOf } from './hints.ts'
import { RegistrationPanel } from './RegistrationPanel.tsx'
import { useDocumentAddress } from './useDocumentAddress.ts'
import { useRegistration } from './useRegistration.ts'

type Props = {
  module: DocumentModule
  document: Document
  permissions: DocumentPermissionsReply | undefined
  onRetryPermissions: () => void
  back: ListContext
}

const DocumentHead = ({ document, actions }: { document: Document; actions?: ReactNode }) => (
  <DocumentTitle document={document} actions={actions}>
    {hintsOf(document, today()).map(({ text, tone }) => (
      <StatusTag key={text} tone={tone}>
        {text}
      </StatusTag>
    ))}
  </DocumentTitle>
)

export const DocumentView = ({ module, document, permissions, onRetryPermissions, back }: Props) => {
  const search = new URLSearchParams(useSearch())
  const [, navigate] = useLocation()
  const [printed, setPrinted] = useState<PrintedKind | null>(null)
  const registration = useRegistration(document.guid)
  const shownFile = useShownFile()
  useClosedNotice(document.caseFile, document.documentStatusId === DocumentStatus.ANNULLED)
  const number = formatNumber(document.documentNumber, document.dateRegistered)
  useTabTitle([number, document.subjectDescription].filter((part) => part !== '').join(' – '))

  const facts = factsOf(document)
  const { whoCan = {}, ...rights } = permissions ?? { ...noPermissions, whoCan: {} }
  const may = { facts, rights, whoCan, actions: documentActions(facts, rights, whoCan) }
  const here = useDocumentAddress(module, document.guid)()
  const taskGuid = search.get('task')
  const answered = useAnsweredTask(document, v.is(Guid, taskGuid) ? taskGuid : null)
  const ownTask = useOwnTask(document, may.actions.relate.allowed)
  const showsFilePane = shownFile.place === 'beside' && document.counts.files !== 0
  const isEdited = search.get('edit') === '1' && permissions !== undefined

  return (
    <>
      <BackHeader {...back} />
      {permissions && !isEdited ? (
        <DocumentActions
          module={module}
          document={document}
          may={may}
          registration={registration}
          ownTask={answered ?? ownTask}
          backHref={back.href}
          onPrint={setPrinted}
          head={(actions) => <DocumentHead document={document} actions={actions} />}
        />
      ) : (
        <>
          <DocumentHead document={document} />
          {!isEdited && <DocumentStrip document={document} may={may} />}
        </>
      )}
      <div className="flex flex-column">
        <ChangedBanner docGuid={document.guid} isEdited={isEdited} />
        {!permissions && (
          <Banner
            kind="warning"
            title="Правата Ви върху документа не се заредиха"
            action={<Button onClick={onRetryPermissions}>Опитай отново</Button>}
          >
            Документът може да се разглежда, но действията с него не са достъпни.
          </Banner>
        )}
        {number === '' && <NextAfterDraft module={module} docGuid={document.guid} />}
        <Part name="Регистриране">
          <RegistrationPanel
            module={module}
            document={document}
            registration={registration}
            justRegistered={search.get('registered') === '1'}
            onPrint={setPrinted}
          />
        </Part>
      </div>
      <div className={classes((!isEdited || showsFilePane) && 'doc-grid', showsFilePane && 'with-file')}>
        {isEdited ? (
          <EditMode
            module={module}
            document={document}
            permissions={permissions}
            ruleResult={may.actions.edit}
            onLeave={() => navigate(here, { replace: true })}
          />
        ) : (
          <>
            <DocumentTabs module={module} document={document} actions={may.actions} onView={shownFile.view} />
            <Part name="Преписка">
              <DocumentSide document={document} isRegistered={facts.isRegistered} />
            </Part>
          </>
        )}
        {shownFile.place === 'beside' && (
          <Part name="Файл">
            <FilePane
              docGuid={document.guid}
              file={shownFile.file}
              addRuleResult={may.actions.addFile}
              onShow={shownFile.view}
              onClose={shownFile.close}
            />
          </Part>
        )}
      </div>
      {shownFile.place === 'dialog' && shownFile.file && (
        <DialogPart name="Файл" onClose={shownFile.close}>
          <PreviewDialog
            docGuid={document.guid}
            file={shownFile.file}
            addRuleResult={may.actions.addFile}
            onShow={shownFile.view}
            onClose={shownFile.close}
          />
        </DialogPart>
      )}
      {registration.dialog}
      {printed && (
        <DialogPart name="Печат" onClose={() => setPrinted(null)}>
          <PrintDialog kind={printed} document={document} onClose={() => setPrinted(null)} />
        </DialogPart>
      )}
    </>
  )
}
