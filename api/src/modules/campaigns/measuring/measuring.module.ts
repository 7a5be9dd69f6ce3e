import { Module } from '@nestjs/common';

/** Opens and clicks: answers them, and provides `CampaignFigures`. */
@Module({})
export class MeasuringModule {}
