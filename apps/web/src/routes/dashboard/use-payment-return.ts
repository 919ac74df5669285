import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { takeDeployed, takeUploadWish } from '../../features/onboarding/deployed.ts';

/** Back from a payment (`session_id` in the address): the new course opens, and asks for its syllabus. */
export function usePaymentReturn(): boolean {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const returns = query.has('session_id');
  const folder = query.get('folder');
  useEffect(() => {
    if (!returns) return;
    const target = takeDeployed() ?? folder;
    if (!target) return void navigate('/dashboard', { replace: true });
    const id = encodeURIComponent(target);
    void navigate(takeUploadWish(target) ? `/dashboard/new?folder=${id}` : `/syllabus/${id}`, { replace: true });
  }, [returns, folder, navigate]);
  return returns;
}
