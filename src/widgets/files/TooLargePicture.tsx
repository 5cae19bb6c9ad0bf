import { formatCount } from '../../rules/words/pluralise.ts'
import { Button } from '../buttons/Button.tsx'
import { IconDownload } from '../icons.ts'
import { EmptyState } from '../page/EmptyState.tsx'
import type { DeclaredSize } from './pictureDots.ts'

type Props = { size: DeclaredSize; onDownload: () => void }

export const TooLargePicture = ({ size: { width, height }, onDownload }: Props) => (
  <EmptyState
    title="Изображението е твърде голямо за преглед"
    action={
      <Button icon={IconDownload} onClick={onDownload}>
        Изтегли
      </Button>
    }
  >
    Според файла то е {formatCount(width)} × {formatCount(height)} точки. Изтеглете го, за да го отворите с програма за
    снимки.
  </EmptyState>
)
