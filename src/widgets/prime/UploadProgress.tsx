import { ProgressBar } from 'primereact/progressbar'
import { PrimeProvider } from './PrimeProvider.tsx'

/** The number is shown beside it. */
const UploadProgress = ({ percent, label }: { percent: number; label: string }) => (
  <PrimeProvider>
    <ProgressBar value={percent} showValue={false} aria-label={label} />
  </PrimeProvider>
)

export default UploadProgress
