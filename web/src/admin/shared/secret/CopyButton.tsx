import { useState } from 'react';
import { Button } from '../../../ui/form/Button.tsx';
import { useToast } from '../../../ui/feedback/ToastProvider.tsx';

/** Copies a text to the clipboard, and confirms it. */
export function CopyButton({ text }: { text: string }) {
  const toast = useToast();
  const [isCopied, setCopied] = useState(false);
  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toast({
        title: 'Kopyalanamadı',
        text: 'Tarayıcı izin vermedi; elle seçip kopyalayın.',
        tone: 'danger',
      });
    }
  }
  return (
    <Button variant="line" aria-live="polite" onClick={() => void handleCopy()}>
      {isCopied ? 'Kopyalandı' : 'Kopyala'}
    </Button>
  );
}
