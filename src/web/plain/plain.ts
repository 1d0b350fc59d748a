import '../ui/tokens.css'
import { putWhatIsKnownLater } from './known-later.ts'

void putWhatIsKnownLater(document)
