import { ProgressBar } from 'primereact/progressbar'
import { PrimeProvider } from './PrimeProvider.tsx'

/** How much of a file is sent; the number itself stands beside it. */
const UploadProgress = ({ percent, label }: { percent: number; label: string }) => (
  <PrimeProvider>
    <ProgressBar value={percent} showValue={false} aria-label={label} />
  </PrimeProvider>
)

export default UploadProgress
