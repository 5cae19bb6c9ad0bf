/** Not there yet: the section says so. */
export const FaultsSection = () => <p className="muted">Този раздел се подготвя.</p>
