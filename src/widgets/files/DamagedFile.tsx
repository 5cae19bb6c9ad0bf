import { EmptyState } from '../page/EmptyState.tsx'
import { OwnWindow } from './ViewerTools.tsx'

export const DamagedFile = ({ what, address }: { what: string; address: string }) => (
  <EmptyState title="Файлът изглежда повреден" action={<OwnWindow address={address} />}>
    {what} Може би браузърът ще успее; ако не, поискайте файла отново от подателя.
  </EmptyState>
)
