import { useAtomValue } from 'jotai'
import { Glyph } from '../../../../widgets/Glyph.tsx'
import { IconLegalEntity, IconPerson } from '../../../../widgets/icons.ts'
import { correspondentsAtom } from '../../../document-record/public.ts'

export const PresentCorrespondents = ({ docGuid, isRegistered }: { docGuid: string; isRegistered: boolean }) => {
  const { data } = useAtomValue(correspondentsAtom(docGuid))
  return (
    <div>
      <div className="field-label">Кореспонденти</div>
      <ul className="flex flex-wrap gap-1 m-0 p-0 list-none" aria-label="Кореспонденти">
        {data?.map(({ id, correspondent }) => (
          <li key={id} className="flex flex-wrap align-items-center gap-2">
            <Glyph icon={correspondent.isLegalEntity ? IconLegalEntity : IconPerson} />
            <b>{correspondent.fullName}</b>
          </li>
        ))}
        {data?.length === 0 && <li className="muted">Няма</li>}
      </ul>
      <div className="field-hint">
        {isRegistered
          ? 'След регистрирането кореспондентите не се променят.'
          : 'Добавят се и се премахват в раздел „Кореспонденти“ на документа.'}
      </div>
    </div>
  )
}
