import { isolated } from '../../../../../domain/text/bidi.ts';
import { useEffect, useRef, useState } from 'react';
import { useToast } from '../../../ui/feedback/ToastProvider.tsx';
import { useOperator } from '../../shared/session/operatorContext.ts';
import { adminPaths } from '../../../lib/adminPaths.ts';
import { useLeaveGuard } from '../../shared/form/useLeaveGuard.ts';
import { checkFile } from './checkFile.ts';
import type { SendProgress } from './sendFile.ts';
import { sendFile, UploadError } from './sendFile.ts';

export type UploadState =
  | { kind: 'empty' }
  | { kind: 'chosen'; file: File; problem: string | null }
  | { kind: 'sending'; file: File; progress: SendProgress };

/**
 * A file from its choice to the server, which reads it at once and changes nothing: `onSent` gets the id of the dry run.
 */
export function useUpload(onSent: (id: number) => void) {
  const toast = useToast();
  const { onSessionEnd } = useOperator();
  const [state, setState] = useState<UploadState>({ kind: 'empty' });
  const control = useRef<AbortController>(undefined);
  useEffect(() => () => control.current?.abort(), []);

  const isSending = state.kind === 'sending';
  // Leaving now would lose the bytes sent so far, so it is asked first.
  const leaving = useLeaveGuard(isSending, (_search, pathname) => pathname !== adminPaths.imports());

  function choose(files: readonly File[]) {
    if (isSending) return;
    const file = files.find((candidate) => !checkFile(candidate));
    const refused = files.find((candidate) => candidate !== file);
    const refusal = refused && checkFile(refused);
    if (refusal) toast({ ...refusal, tone: 'danger' });
    else if (refused) {
      toast({
        title: 'Bir Dosya Seçildi',
        text: `Dosyalar tek tek yüklenir; seçilen: ${isolated(file?.name ?? '')}`,
      });
    }
    if (file) void send(file);
  }

  async function send(file: File) {
    control.current = new AbortController();
    setState({ kind: 'sending', file, progress: { loaded: 0, total: file.size } });
    try {
      const onProgress = (progress: SendProgress) => setState({ kind: 'sending', file, progress });
      const id = await sendFile(file, onProgress, control.current.signal, { isDryRun: true });
      setState({ kind: 'empty' });
      onSent(id);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') {
        setState({ kind: 'chosen', file, problem: null });
        return;
      }
      const text = error instanceof UploadError ? error.message : 'Dosya yüklenirken hata oluştu';
      setState({ kind: 'chosen', file, problem: text });
      toast({ title: 'Hata!', text, tone: 'danger' });
      if (error instanceof UploadError && error.status === 401) onSessionEnd();
    }
  }

  return {
    state,
    leaving,
    choose,
    retry: () => {
      if (state.kind === 'chosen') void send(state.file);
    },
    stop: () => control.current?.abort(),
    remove: () => setState({ kind: 'empty' }),
  };
}
