import { EmptyState } from '../page/EmptyState.tsx'
import { OwnWindow } from './ViewerTools.tsx'

/** A file whose bytes are not what they should be. `what`: what of it cannot be shown. */
export const DamagedFile = ({ what, address }: { what: string; address: string }) => (
  <EmptyState title="Файлът изглежда повреден" action={<OwnWindow address={address} />}>
    {what} Може би браузърът ще успее; ако не, поискайте файла отново от подателя.
  </EmptyState>
)
