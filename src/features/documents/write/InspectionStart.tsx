import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { Scope } from '../../../contract/enumerations.ts'
import type { InspectionPaper } from '../../../contract/inspectionKinds.ts'
import type { Inspection } from '../../../contract/shapes/inspections.ts'
import { type DocumentModule, to } from '../../../routes/to.ts'
import { itemsOf } from '../../../state/lookup.ts'
import { userAtom } from '../../../state/session.ts'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { documentTypesAtom } from '../../document-lookups/public.ts'
import { type Paper, PaperStart } from '../../inspections/public.ts'
import type { DocumentValues } from './values/documentValues.ts'
import { passedFilesAtom } from './values/formHandoff.ts'
import { inspectionDocument } from './values/inspectionDocument.ts'
import { lastInputAtom } from './values/lastInput.ts'

export type OfInspection = Omit<Paper, 'files'> & { paper: InspectionPaper }
type Props = {
  module: DocumentModule
  guid: string
  paper: InspectionPaper
  children: (start: DocumentValues, of: OfInspection) => ReactNode
}

/** Shows the form of a document made from the protocol or the act of an inspection, with its files. */
export const InspectionStart = ({ children, ...source }: Props) => (
  <PaperStart {...source}>
    {(given) => (
      <Prefilled {...source} given={given}>
        {children}
      </Prefilled>
    )}
  </PaperStart>
)

const Prefilled = ({ module, paper, given, children }: Props & { given: Paper }) => {
  const { files, ...of } = given
  const types = useAtomValue(documentTypesAtom[module === 'documents-flow' ? Scope.DMS : Scope.AU])
  const last = useAtomValue(lastInputAtom[module])
  const personId = useAtomValue(userAtom)?.person.id ?? null
  const passFiles = useSetAtom(passedFilesAtom)
  const [passed] = useState(files)
  useEffect(() => passFiles(passed), [passFiles, passed])
  // The form starts without a type if the names of the types cannot be loaded.
  if (types.kind === 'loading') return null
  const start = inspectionDocument(of.inspection, paper, { types: itemsOf(types) ?? [], personId, last })
  return children(start, { ...of, paper })
}

/** Says of which inspection the document is, and who is its correspondent: an internal document has no such field. */
export const InspectionBanner = ({ inspection: { guid, number, inspectedPerson } }: { inspection: Inspection }) => (
  <Banner kind="info">
    Документът ще бъде свързан с <Link href={to.inspections.one(guid)}>проверка № {number}</Link>
    {inspectedPerson && `; кореспондент в него е проверяваното лице ${inspectedPerson.name}`}.
  </Banner>
)
