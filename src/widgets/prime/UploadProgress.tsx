import { ProgressBar } from 'primereact/progressbar'
import { PrimeProvider } from './PrimeProvider.tsx'

const UploadProgress = ({ percent, label }: { percent: number; label: string }) => (
  <PrimeProvider>
    <ProgressBar value={percent} showValue={false} aria-label={label} />
  </PrimeProvider>
)

export default UploadProgress
